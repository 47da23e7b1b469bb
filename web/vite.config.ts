import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/serviceWorker.ts';

const server = process.env.SERAI_URL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react(), tailwindcss(), serviceWorker(), precompress()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The code editor is one chunk of its own, which no board loads.
    chunkSizeWarningLimit: 3600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One by one they would be files that are smaller than what is said about them on the way.
          groups: [{ name: 'icons', test: /lucide-react[\\/]/, minShareCount: 2 }],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/socket.io': { target: server, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
  },
});
