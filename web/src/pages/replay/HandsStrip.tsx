import { useRef } from 'react';
import { CardCodes } from '../../cards/CardCodes';
import { cardNames } from '../../cards/names';
import { useWords } from '../../i18n';
import { playerName } from '../../ui/playerName';
import { useScrollEdges } from '../../ui/useScrollEdges';
import type { MatchCard } from '../../wire/generated/messages';

type Props = { match: MatchCard; hands: readonly (readonly string[])[]; own: number };

/** On phones, where seats have no room for open cards: the hands as text; the own one where the stage cuts it off. */
export function HandsStrip({ match, hands, own }: Props) {
  const { t, say } = useWords();
  const strip = useRef<HTMLUListElement>(null);
  useScrollEdges(strip);
  return (
    <ul ref={strip} className="replay-hands scroll-fade" aria-label={t('replay.all')}>
      {match.players.map(({ seat, name, kind }) => (
        <HandLine
          key={seat}
          name={playerName(say, { name, kind })}
          codes={hands[seat] ?? []}
          spoken={cardNames(say, hands[seat] ?? [])}
          own={seat === own}
        />
      ))}
    </ul>
  );
}

/** It fades where it goes on. */
function HandLine(props: { name: string; codes: readonly string[]; spoken: string; own: boolean }) {
  const line = useRef<HTMLLIElement>(null);
  useScrollEdges(line);
  return (
    <li ref={line} className="scroll-fade" data-own={props.own || undefined}>
      <b>{props.name}</b> <CardCodes codes={props.codes} name={props.spoken} />
    </li>
  );
}
