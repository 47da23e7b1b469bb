import { Ban } from 'lucide-react';
import { useEffect } from 'react';
import { useWords } from '../i18n';
import { Button } from '../ui/Button';
import { notify } from '../ui/toasts';
import { useCareful } from '../ui/useCareful';
import { block, loadBlocks, unblock, useBlocks } from '../wire/blocks';

/** Blocks somebody, or takes it back. */
export function BlockButton({ id, name }: { id: string; name: string }) {
  const { t } = useWords();
  const careful = useCareful();
  const blocks = useBlocks((state) => state.blocks);
  useEffect(() => {
    if (blocks === null) void careful(loadBlocks);
  }, [blocks, careful]);
  const blocked = blocks?.some((one) => one.id === id) ?? false;
  const change = async () => {
    const done = await careful(async () => {
      await (blocked ? unblock(id) : block(id));
      return true;
    });
    if (done) notify(t(blocked ? 'block.undone' : 'block.done', { name }));
  };
  return (
    <Button
      size="small"
      icon={<Ban size={16} aria-hidden="true" />}
      disabled={blocks === null}
      title={t('block.hint')}
      onClick={() => void change()}
    >
      {t(blocked ? 'block.undo' : 'block.do')}
    </Button>
  );
}
