import { RouterProvider } from 'react-router';
import { WordsProvider } from './i18n';
import { router } from './routes';
import { useSettings } from './settings/settings';
import { useAppearance } from './settings/useTheme';

export function App() {
  const language = useSettings((settings) => settings.language);
  useAppearance();
  return (
    <WordsProvider language={language}>
      <RouterProvider router={router} />
    </WordsProvider>
  );
}
