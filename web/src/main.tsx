import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { showAppearance } from './settings/useTheme';
import { loadCatalogue } from './wire/catalogue';
import { session } from './wire/session';

if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
showAppearance();
void session.restore();
loadCatalogue();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
