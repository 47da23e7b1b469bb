import { useWords } from '../i18n';
import { ClosedDoor } from './ClosedDoor';

export function NotFound() {
  const { t } = useWords();
  return <ClosedDoor text={t('error.notFound')} />;
}
