import { ArrowRight, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { SuitMark } from '../../cards/SuitMark';
import { useWords } from '../../i18n';
import type { GameName } from '../../wire/generated/messages';
import { CardRow } from './CardRow';

const trumpSpades = ['AS', 'KS', '9S', 'QH'];
const cutByTrump = ['TS', 'AS', '7H', 'KS'];

function Named() {
  return (
    <>
      <CardRow codes={trumpSpades} />
      <ArrowRight size={30} aria-hidden="true" className="flip-rtl" />
      <span className="guide-seal">
        <SuitMark suit="S" size={40} />
      </span>
    </>
  );
}

function Chop() {
  const { t } = useWords();
  return (
    <>
      <CardRow codes={['6S', '6H', '7C', '7D', '8S', '8D']} width={66} />
      <b>{t('howto.beats')}</b>
      <CardRow codes={['2H']} width={66} />
    </>
  );
}

/** Words under a card, which they point at. */
const Said = ({ children }: { children: ReactNode }) => <b className="card-said">{children}</b>;

function Trick() {
  const { t } = useWords();
  return (
    <CardRow
      codes={cutByTrump}
      look={(code) => (code === '7H' ? 'winning' : undefined)}
      notes={[
        <Said key="led">{t('howto.led')}</Said>,
        '',
        <Said key="wins">{t('howto.wins')}</Said>,
      ]}
    />
  );
}

function Melds() {
  return (
    <>
      <CardRow codes={['QC', 'QD', 'QS']} width={66} />
      <CardRow codes={['7H', 'X0', '9H', 'TH']} width={66} joker="8H" />
    </>
  );
}

const LowToHigh = () => (
  <>
    <CardRow codes={['3S', '3C', '3D', '3H']} width={62} />
    <Ellipsis size={28} aria-hidden="true" />
    <CardRow codes={['AH', '2S', '2C', '2D', '2H']} width={62} />
  </>
);

/** What the guides show, by section. */
export const PICTURES: Record<GameName, Partial<Record<string, ReactNode>>> = {
  omi: {
    cards: <CardRow codes={['AH', 'KH', 'QH', 'JH', 'TH', '9H', '8H', '7H']} width={68} />,
    deal: <Named />,
    play: <Trick />,
  },
  tienlen: { cards: <LowToHigh />, play: <Chop /> },
  jolly: { cards: <Melds />, play: <CardRow codes={['QH', 'KH', 'AH']} notes={[10, 10, 10]} /> },
  baloot: {
    cards: (
      <CardRow
        codes={['JS', '9S', 'AS', 'TS', 'KS', 'QS', '8S', '7S']}
        width={68}
        notes={[20, 14, 11, 10, 4, 3, 0, 0]}
        look={() => 'trump'}
      />
    ),
    play: <CardRow codes={['KH', 'QH', 'JH', 'TH']} look={() => 'gold'} />,
  },
  santase: {
    cards: <CardRow codes={['AD', 'TD', 'KD', 'QD', 'JD', '9D']} notes={[11, 10, 4, 3, 2, 0]} />,
    play: <CardRow codes={['KH', 'QH']} look={() => 'gold'} />,
  },
};
