import { Download } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { download } from '../../ui/download';
import { useCareful } from '../../ui/useCareful';
import { order } from '../../wire/order';

/** Everything that the house knows of somebody, as a file for that person. */
export function MyData() {
  const { t } = useWords();
  const careful = useCareful();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const known = await careful(order.exportMe);
    setBusy(false);
    if (known === null) return;
    const text = typeof known === 'string' ? known : JSON.stringify(known, null, 2);
    download('serai-my-data.json', text, 'application/json');
  };
  return (
    <div className="row-line flex flex-wrap items-center gap-3 pt-4">
      <div className="min-w-0 grow basis-[260px]">
        <h3 className="text-17">{t('data.title')}</h3>
        <p className="text-13 text-ink-3">{t('data.lead')}</p>
      </div>
      <Button icon={<Download size={17} />} disabled={busy} onClick={() => void save()}>
        {t('data.export')}
      </Button>
    </div>
  );
}
