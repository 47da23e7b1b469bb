import { useWords } from '../../../i18n';
import { PlayerFace } from '../../../ui/PlayerFace';
import { botName } from '../../../ui/playerName';
import type { Who } from '../../../wire/generated/rest';
import { useMine } from '../Contestant';

type Props = {
  known: readonly Who[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Who plays: any of those who play this game. */
export function Entrants({ known, chosen, onChange }: Props) {
  const { t, say, joined } = useWords();
  const mine = useMine();
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-14">
        {joined([t('arena.entrants'), t('arena.entrantCount', { count: chosen.length })])}
      </legend>
      <div className="entrants">
        {known.map((who) => (
          <label key={who.id} className="entrant">
            <input
              type="checkbox"
              checked={chosen.includes(who.id)}
              onChange={() => toggle(who.id)}
            />
            <PlayerFace player={{ name: who.name, kind: 'bot' }} size={30} />
            <span className="min-w-0">
              <b>
                <bdi>{botName(say, who)}</bdi>
              </b>
              <small>
                {who.kind === 'house' ? t('arena.house') : mine(who) ? t('arena.yours') : who.owner}
              </small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
