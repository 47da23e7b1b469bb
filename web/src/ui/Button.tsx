import type { ComponentProps, ReactNode } from 'react';

export type ButtonKind = 'primary' | 'tinted' | 'neutral' | 'lantern' | 'ghost' | 'danger';
type Looks = { kind?: ButtonKind; size?: 'large' | 'small'; icon?: ReactNode };

/** A verb with its object. One primary button a view. */
export function Button({
  kind = 'neutral',
  size,
  icon,
  children,
  ...rest
}: Looks & ComponentProps<'button'>) {
  const { className = '', ...others } = rest;
  return (
    <button
      type="button"
      className={`btn ${className}`}
      data-kind={kind}
      data-size={size}
      {...others}
    >
      {icon}
      {children}
    </button>
  );
}
