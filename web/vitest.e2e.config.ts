import { defineConfig } from 'vitest/config';

/** The page in a real browser against a real server: `npm run e2e`. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/setup.ts',
    // For machines that are busy with something else.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    maxConcurrency: 3,
    reporters: ['verbose'],
  },
});
