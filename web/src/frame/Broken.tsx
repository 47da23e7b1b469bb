import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useWords } from '../i18n';
import { Button } from '../ui/Button';
import { ClosedDoor } from './ClosedDoor';

const reload = () => location.reload();

/** Shown in place of a page that failed, or whose script could not be had; what failed is in the browser's console. */
export function Broken() {
  const { t } = useWords();
  console.error(useRouteError());
  const offline = !navigator.onLine;
  useEffect(() => {
    if (!offline) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [offline]);
  return (
    <ClosedDoor text={t(offline ? 'error.offline' : 'error.broken')}>
      <Button kind="primary" onClick={reload}>
        {t('error.reload')}
      </Button>
    </ClosedDoor>
  );
}
