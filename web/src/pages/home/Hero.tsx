import { GraduationCap, Play, Plus } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../cards/Card';
import { useDeck } from '../../cards/Deck';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Lantern } from '../../ui/Lantern';
import { useSession } from '../../wire/session';
import { ChooseGame } from './ChooseGame';
import { Courtyard } from './Courtyard';
import { JoinCode } from './JoinCode';
import './hero.css';

const FAN = ['TS', 'JH', 'QC', 'KD', 'AS'];
const FAN_STEP = 9;

/** Come in: play at once, practise, open a table, or follow a code. */
export function Hero() {
  const { t } = useWords();
  const { arabic } = useDeck();
  const player = useSession((state) => state.player);
  const [choosing, setChoosing] = useState<'play' | 'practice' | null>(null);
  return (
    <section className="hero">
      <div className="wrap hero-grid">
        <div className="hero-words">
          <h1>
            {t('home.title1')}
            <br />
            {t('home.title2')}
          </h1>
          <p>{t('home.lead')}</p>
          <div className="hero-calls">
            <Button
              kind="primary"
              size="large"
              icon={<Play size={19} />}
              onClick={() => setChoosing('play')}
            >
              {t(player ? 'home.play' : 'home.playGuest')}
            </Button>
            <Button
              size="large"
              icon={<GraduationCap size={19} />}
              onClick={() => setChoosing('practice')}
            >
              {t('home.practice')}
            </Button>
            <ButtonLink to="/new" size="large" icon={<Plus size={19} />}>
              {t('home.newTable')}
            </ButtonLink>
          </div>
          <JoinCode />
        </div>
        <div className="courtyard" aria-hidden="true" dir="ltr">
          <Courtyard />
          <Lantern width={56} className="courtyard-lantern" />
          {[214, 598, 734].map((left) => (
            <div key={left} className="courtyard-side" style={{ left }}>
              <Lantern width={36} />
            </div>
          ))}
          <div className="courtyard-fan">
            {FAN.map((code, at) => (
              <div
                key={code}
                style={{
                  transform: `rotate(${(at - 2) * FAN_STEP}deg)`,
                  zIndex: arabic ? FAN.length - at : at,
                }}
              >
                <Card code={code} width={98} />
              </div>
            ))}
          </div>
        </div>
      </div>
      {choosing && <ChooseGame for={choosing} onClose={() => setChoosing(null)} />}
    </section>
  );
}
