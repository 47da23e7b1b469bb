import { lazy, Suspense } from 'react';
import { useReport } from './subjects';

const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog')).ReportDialog }));

/** The dialog of a complaint, over whichever page it came from. */
export function Reporting() {
  const subjects = useReport((state) => state.subjects);
  if (!subjects) return null;
  return (
    <Suspense>
      <ReportDialog subjects={subjects} />
    </Suspense>
  );
}
