import { CardCodes } from '../../cards/CardCodes';
import { cardNames } from '../../cards/names';
import { DealSheet } from '../../table/DealSheet';
import type { Pause } from '../usePause';
import { byRank } from './cards';
import { recordContract, resultText, toneOf } from './results';
import type { Record } from './types';
import { about, called, projectName, type Talk } from './words';

type Props = { talk: Talk; record: Record; pause: Pause };

function Row(props: { name: string; values: [number, number]; strong?: boolean }) {
  const [us, them] = props.values;
  return (
    <tr data-own={props.strong || undefined}>
      <th scope="row">{props.name}</th>
      <td>{props.strong ? <b>{us}</b> : us}</td>
      <td>{props.strong ? <b>{them}</b> : them}</td>
    </tr>
  );
}

function Points({ talk, record }: Omit<Props, 'pause'>) {
  const { t, teamName, sides } = talk;
  const of = (numbers: readonly number[] | undefined): [number, number] => [
    numbers?.[sides[0]] ?? 0,
    numbers?.[sides[1]] ?? 0,
  ];
  const any = (numbers: readonly number[] | undefined) => numbers?.some((n) => n > 0);
  return (
    <table className="deal-table">
      <thead>
        <tr>
          <td />
          {sides.map((team) => (
            <th key={team} scope="col">
              {teamName(team)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row name={t('baloot.sheet.tricks')} values={of(record.tricks)} />
        <Row name={t('baloot.sheet.cards')} values={of(record.card)} />
        {any(record.proj) && <Row name={t('baloot.sheet.projects')} values={of(record.proj)} />}
        {any(record.bal) && <Row name={t('baloot.sheet.baloot')} values={of(record.bal)} />}
        <Row name={t('baloot.sheet.gain')} values={of(record.gain)} strong />
        <Row name={t('baloot.sheet.total')} values={of(record.totals)} />
      </tbody>
    </table>
  );
}

function Shown({ talk, name, cards }: { talk: Talk; name: string; cards: readonly string[] }) {
  return (
    <li>
      <span>{name}</span>
      <CardCodes codes={cards} name={cardNames(talk.t, cards)} />
    </li>
  );
}

/** The projects that counted, a kawesh hand, the cards nobody played. */
function Cards({ talk, record }: Omit<Props, 'pause'>) {
  const { t } = talk;
  const { projects = [], left, hand, seat } = record;
  return (
    <>
      {projects.length > 0 && (
        <ul className="baloot-cards">
          {projects.map(({ seat: by, project, cards = [] }) => (
            <Shown
              key={`${by}${project}${cards[0]}`}
              talk={talk}
              name={t('baloot.reveal.label', {
                name: called(talk, by),
                project: projectName(t, project),
              })}
              cards={byRank(cards)}
            />
          ))}
        </ul>
      )}
      {hand && seat !== undefined && (
        <ul className="baloot-cards">
          <Shown talk={talk} name={called(talk, seat)} cards={hand} />
        </ul>
      )}
      {left && (
        <>
          <h3 className="baloot-left">{t('baloot.sheet.left')}</h3>
          <ul className="baloot-cards">
            {left.map((cards, by) => (
              <Shown key={called(talk, by)} talk={talk} name={called(talk, by)} cards={cards} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** What a deal brought, number by number. */
export function Sheet({ talk, record, pause }: Props) {
  const { t, own, teamName, sides } = talk;
  const [us, them] = sides;
  const contract = recordContract(talk, record);
  const deal = record.deal + 1;
  const { sawa, buyer } = record;
  return (
    <DealSheet
      title={
        contract
          ? t('baloot.sheet.title', {
              us: teamName(us),
              ours: record.gain[us] ?? 0,
              them: teamName(them),
              theirs: record.gain[them] ?? 0,
            })
          : t('baloot.sheet.titleVoid')
      }
      mark={
        contract ? t('baloot.sheet.mark', { deal, contract }) : t('baloot.sheet.markVoid', { deal })
      }
      tone={toneOf(talk, record)}
      until={pause.until}
      onReady={own === null ? undefined : pause.goOn}
    >
      <p className="baloot-result">{resultText(talk, record)}</p>
      <p className="baloot-note">
        {buyer !== undefined && about(talk, 'baloot.sheet.buyer', buyer)}
        {sawa?.accepted && ` · ${about(talk, 'baloot.sheet.sawa', sawa.seat)}`}
      </p>
      {contract && <Points talk={talk} record={record} />}
      <Cards talk={talk} record={record} />
    </DealSheet>
  );
}
