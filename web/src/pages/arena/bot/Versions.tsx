import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { failureText, notify } from '../../../ui/toasts';
import { arena } from '../../../wire/arena';
import type { BotProfile, GameProfile, VersionLine } from '../../../wire/generated/rest';
import type { RestFailure } from '../../../wire/rest';
import { usePoints } from '../usePoints';

type Props = { profile: BotProfile; game: GameProfile; mine: boolean; again: () => void };

/** How each version has fared; its owner can let one that was held play again. */
export function Versions({ profile, game, mine, again }: Props) {
  const { t, say, number } = useWords();
  const { points } = usePoints();
  const release = (version: VersionLine) => {
    if (version.version === null) return;
    arena
      .release(game.game, profile.id, version.version)
      .then(again, (failure: RestFailure) => notify(failureText(say, failure), 'error'));
  };
  return (
    <>
      <table className="ladder">
        <thead>
          <tr>
            <th scope="col">{t('arena.version')}</th>
            <th scope="col" className="end">
              {t('arena.points')}
            </th>
            <th scope="col" className="end wide-only">
              {t('arena.interval')}
            </th>
            <th scope="col" className="end">
              {t('arena.rating')}
            </th>
            <th scope="col" className="end">
              {t('arena.sets')}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...game.versions].reverse().map((one) => (
            <tr key={one.version ?? ''}>
              <th scope="row">
                {one.version === null
                  ? t('arena.house')
                  : t('arena.v', { version: String(one.version) })}{' '}
                {one.active && one.version !== null && (
                  <span className="chip" data-tone="ok">
                    {t('arena.active')}
                  </span>
                )}{' '}
                {one.provisional && one.version !== null && one.sets > 0 && (
                  <span className="chip">{t('arena.provisional')}</span>
                )}
              </th>
              <td className="end slab">{one.points === null ? '–' : points(one.points)}</td>
              <td className="end tabular wide-only">
                {one.low !== null && one.high !== null
                  ? `${points(one.low)} … ${points(one.high)}`
                  : '–'}
              </td>
              <td className="end tabular">{number(one.rating)}</td>
              <td className="end tabular">{number(one.sets)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {game.versions
        .filter(({ held }) => held)
        .map((one) => (
          <p key={one.version} role="alert" className="arena-held">
            <span className="grow">
              {t('arena.heldBecause', { version: String(one.version), reason: one.held ?? '' })}
            </span>
            {mine && (
              <Button size="small" onClick={() => release(one)}>
                {t('arena.release')}
              </Button>
            )}
          </p>
        ))}
    </>
  );
}
