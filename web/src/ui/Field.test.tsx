import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Field } from './Field';

afterEach(cleanup);

const ask = (input: object) => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={(event) => sent(event.nativeEvent)}>
      <Field label="First" hint="As others see you" name="first" {...input} />
      <Field label="Second" name="second" required />
      <button type="submit">Go</button>
    </form>,
  );
  const first = screen.getByLabelText('First') as HTMLInputElement;
  return { first, second: screen.getByLabelText('Second') as HTMLInputElement, sent };
};

/** As the browser does for each input that is wrong when a form is sent. */
const complain = (box: HTMLInputElement) => fireEvent.invalid(box);

describe('a field that is wrong', () => {
  it('says so in the words of the page, not in a bubble of the browser', () => {
    const { first } = ask({ required: true });
    expect(complain(first), 'the bubble is called off').toBe(false);
    expect(screen.getByText('Please fill this in.')).toBeTruthy();
    expect(first.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('As others see you')).toBeNull();
  });

  it('takes it back as soon as it is changed', () => {
    const { first } = ask({ required: true });
    complain(first);
    fireEvent.input(first, { target: { value: 'Nadia' } });
    expect(screen.queryByText('Please fill this in.')).toBeNull();
    expect(screen.getByText('As others see you')).toBeTruthy();
  });

  it('has the keyboard if it is the first', () => {
    const { first, second } = ask({ required: true });
    complain(first);
    complain(second);
    expect(document.activeElement).toBe(first);
  });

  it.each([
    [{ type: 'email', defaultValue: 'nadia' }, 'This is not an e-mail address.'],
    [{ type: 'number', min: 1, max: 9, defaultValue: '12' }, 'From 1 to 9.'],
    [{ pattern: '[a-z]+', defaultValue: '12' }, 'This does not fit here.'],
  ])('%o says %s', (input, words) => {
    const { first } = ask(input);
    complain(first);
    expect(screen.getByText(words)).toBeTruthy();
  });
});
