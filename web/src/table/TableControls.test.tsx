import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { layoutOf, type SizeClass } from './layout';
import { StageLayout } from './StageLayout';
import { TableControls } from './TableControls';

afterEach(cleanup);

function controls(size: SizeClass, width: number, height: number, online: boolean) {
  render(
    <StageLayout value={layoutOf({ size, width, height, cards: 5 })}>
      <TableControls
        you={{ name: 'Minh', face: 0, sub: '5 cards' }}
        turn={{ title: 'Your turn', ask: 'Your turn: speak' }}
        online={online}
        actions={[]}
        unread={0}
        onSide={() => undefined}
      />
    </StageLayout>,
  );
}

describe('the controls of a table', () => {
  it.each([
    ['phone', 390, 740],
    ['landscape', 844, 350],
    ['wide', 1100, 840],
  ] as const)('ask for nothing while the line is down, on a %s screen', (size, width, height) => {
    controls(size, width, height, true);
    expect(screen.getAllByText(/Your turn/)).toHaveLength(1 + Number(size !== 'wide'));
    cleanup();
    controls(size, width, height, false);
    expect(screen.queryByText(/Your turn/)).toBeNull();
  });
});
