import { useCallback } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Empty } from '../../ui/Empty';
import { BotTag, PlayerFace } from '../../ui/PlayerFace';
import { botName } from '../../ui/playerName';
import { arena } from '../../wire/arena';
import type { GameName } from '../../wire/generated/messages';
import type { LadderLine } from '../../wire/generated/rest';
import { useSession } from '../../wire/session';
import { botPath } from './Contestant';
import { together } from './ladder';
import { Shown } from './Shown';
import { usePages } from './usePages';

type Props = { game: GameName; bots: readonly LadderLine[] };

/** People by the rating of their ranked matches, with bots between them where these are given. */
export function PeopleLadder({ game, bots }: Props) {
  const { t, say, number } = useWords();
  const me = useSession((state) => state.player?.name);
  const people = usePages(
    useCallback((cursor?: string) => arena.people(game, { limit: 30, cursor }), [game]),
  );
  return (
    <Shown loaded={people.loaded} again={people.again} rows={8}>
      {(lines) => {
        const both = together(bots, lines);
        if (both.length === 0) {
          return (
            <Empty text={t('arena.noPeople')}>
              <ButtonLink to={`/new?game=${game}`} kind="tinted">
                {t('arena.openRanked')}
              </ButtonLink>
            </Empty>
          );
        }
        return (
          <>
            <table className="ladder">
              <thead>
                <tr>
                  <th scope="col">
                    <span className="sr-only">{t('arena.place')}</span>
                  </th>
                  <th scope="col">{t('arena.name')}</th>
                  <th scope="col" className="end">
                    {t('arena.rating')}
                  </th>
                  <th scope="col" className="end">
                    ±
                  </th>
                  <th scope="col" className="end">
                    {t('arena.played')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {both.map((one, at) => {
                  const bot = one.kind === 'bot';
                  const name = bot ? one.line.contestant.name : one.line.name;
                  const id = bot ? one.line.contestant.id : one.line.id;
                  const to = bot
                    ? botPath(one.line.contestant)
                    : `/players/${encodeURIComponent(name)}`;
                  return (
                    <tr key={id} data-mine={(!bot && name === me) || undefined}>
                      <td className="place">{number(at + 1)}</td>
                      <th scope="row">
                        <span className="contestant">
                          <PlayerFace player={{ name, kind: bot ? 'bot' : 'person' }} size={34} />
                          <span>
                            <Link to={to} className="contestant-name">
                              <bdi>{bot ? botName(say, one.line.contestant) : name}</bdi>
                            </Link>
                            {bot && <BotTag />}
                          </span>
                        </span>
                      </th>
                      <td className="end slab">{number(one.rating)}</td>
                      <td className="end tabular">{number(one.line.deviation)}</td>
                      <td className="end tabular">
                        {number(bot ? one.line.sets : one.line.matches)}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
            {people.more && (
              <Button className="mt-3" onClick={people.more}>
                {t('list.more')}
              </Button>
            )}
          </>
        );
      }}
    </Shown>
  );
}
