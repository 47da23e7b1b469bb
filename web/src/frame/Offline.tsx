import { useWords } from '../i18n';
import { Button } from '../ui/Button';
import { loadCatalogue } from '../wire/catalogue';
import { ClosedDoor } from './ClosedDoor';

/** The page came from this machine, and the house does not answer. It opens by itself when it does. */
export function Offline() {
  const { t } = useWords();
  return (
    <ClosedDoor text={t('error.offline')}>
      <Button kind="primary" onClick={loadCatalogue}>
        {t('retry')}
      </Button>
    </ClosedDoor>
  );
}
