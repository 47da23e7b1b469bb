import { useRouteError } from 'react-router';
import { useWords } from '../i18n';
import { Button } from '../ui/Button';
import { ClosedDoor } from './ClosedDoor';

/** Shown in place of a page that failed; what failed is in the browser's console. */
export function Broken() {
  const { t } = useWords();
  console.error(useRouteError());
  return (
    <ClosedDoor text={t('error.broken')}>
      <Button kind="primary" onClick={() => location.reload()}>
        {t('error.reload')}
      </Button>
    </ClosedDoor>
  );
}
