import { defineConfig } from 'vitest/config';

/** Pictures of every screen, for eyes: `make shots` writes them and `index.html` into web/shots. */
export default defineConfig({
  test: {
    include: ['e2e/shots/*.shots.ts'],
    globalSetup: 'e2e/shots/setup.ts',
    testTimeout: 600_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // What one takes does not depend on what others did before.
    sequence: { shuffle: false },
    reporters: ['verbose'],
  },
});
