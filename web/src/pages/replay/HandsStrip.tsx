import { CardCodes } from '../../cards/CardCodes';
import { cardNames } from '../../cards/names';
import { useWords } from '../../i18n';
import { playerName } from '../../ui/playerName';
import type { MatchCard } from '../../wire/generated/messages';

type Props = { match: MatchCard; hands: readonly (readonly string[])[]; own: number };

/** On phones, where seats have no room for open cards: the other hands as text. */
export function HandsStrip({ match, hands, own }: Props) {
  const { t, say } = useWords();
  return (
    <ul className="replay-hands" aria-label={t('replay.all')}>
      {match.players
        .filter(({ seat }) => seat !== own)
        .map(({ seat, name, kind }) => (
          <li key={seat}>
            <b>{playerName(say, { name, kind })}</b>{' '}
            <CardCodes codes={hands[seat] ?? []} name={cardNames(say, hands[seat] ?? [])} />
          </li>
        ))}
    </ul>
  );
}
