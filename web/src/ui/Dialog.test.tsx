import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog';
import { Field } from './Field';

function Asking({ fields = true }: { fields?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {open && (
        <Dialog title="A new bot" onClose={() => setOpen(false)}>
          {fields && <Field label="Name" />}
          <button type="button">Do it</button>
        </Dialog>
      )}
    </>
  );
}

function openWith(pointer: 'fine' | 'coarse', fields = true) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === `(pointer: ${pointer})` }) as MediaQueryList,
  );
  render(<Asking fields={fields} />);
  const button = screen.getByRole('button', { name: 'Ask' });
  button.focus();
  fireEvent.click(button);
  return button;
}

afterEach(cleanup);
beforeEach(() => vi.restoreAllMocks());

describe('a dialog', () => {
  it('puts the keyboard into its first field', () => {
    openWith('fine');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('does not bring up the keyboard of a phone by itself', () => {
    openWith('coarse');
    expect(document.activeElement).not.toBe(screen.getByLabelText('Name'));
  });

  it('gives the keyboard back to what opened it, however it is closed', () => {
    const button = openWith('fine');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});
