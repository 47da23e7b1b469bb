import { useWords } from '../../i18n';
import { ButtonLink } from '../../ui/ButtonLink';
import { Empty } from '../../ui/Empty';
import { useSession } from '../../wire/session';

/** Whether somebody may ask the arena for something: guests and visitors may not. */
export const useRegistered = (): boolean =>
  useSession(({ player }) => player !== null && player.role !== 'guest');

/** What visitors and guests see where one needs an account. */
export function NeedsAccount({ text }: { text: string }) {
  const { t } = useWords();
  return (
    <Empty text={text}>
      <ButtonLink to="/register" kind="primary">
        {t('arena.makeAccount')}
      </ButtonLink>
    </Empty>
  );
}
