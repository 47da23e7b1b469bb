import { useWords } from '../../../i18n';
import { Segments } from '../Segments';
import { PACES, type Pace } from './paths';

type Props = { pace: Pace; onChange: (pace: Pace) => void };

/** How fast the game is shown: as people play, four times that, or all that there is. */
export function PaceControl({ pace, onChange }: Props) {
  const { t } = useWords();
  return (
    <Segments
      label={t('arena.pace')}
      value={pace}
      items={PACES.map((value) => ({
        value,
        label: value === 'max' ? t('arena.fastest') : `×${value}`,
      }))}
      onChange={onChange}
    />
  );
}
