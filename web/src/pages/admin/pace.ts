import type { Health } from '../../wire/generated/rest';
import type { Speaker } from './coded';

/** Actions a second between two looks; null until there are two, or after a restart. */
export function paceOf(before: Health | null, now: Health): number | null {
  if (!before || before.started_at !== now.started_at || now.now <= before.now) return null;
  return ((now.journal.entries - before.journal.entries) * 1000) / (now.now - before.now);
}

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

export function bytesText({ t }: Speaker, bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), UNITS.length - 1);
  return t(`admin.size.${UNITS[power] ?? 'B'}`, { size: rounded(bytes / 1024 ** power) });
}

/** "3 d 4 h", "12 min". */
export function spanText({ t }: Speaker, milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return t('admin.days', { days, hours });
  return hours > 0
    ? t('admin.hours', { hours, minutes: minutes % 60 })
    : t('admin.minutes', { minutes });
}
