import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { ButtonKind } from './Button';

type Props = LinkProps & {
  kind?: ButtonKind;
  size?: 'large' | 'small';
  icon?: ReactNode;
};

/** Goes somewhere, and looks like a button. */
export function ButtonLink({
  kind = 'neutral',
  size,
  icon,
  children,
  className = '',
  ...rest
}: Props) {
  return (
    <Link className={`btn ${className}`} data-kind={kind} data-size={size} {...rest}>
      {icon}
      {children}
    </Link>
  );
}
