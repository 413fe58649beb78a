import { createElement, memo, type SVGProps } from 'react';

/** An icon of Lucide as the build leaves it. */
interface IconData {
  name: string;
  /** The one path of it, unless its shapes are painted in different ways. */
  node: readonly (readonly [element: string, attributes: Record<string, string>])[];
}

type IconProps = SVGProps<SVGSVGElement>;

const DRAWN: IconProps = {
  ...{ xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none' },
  ...{ stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' },
};

const isNamed = (props: IconProps) => Boolean(props['aria-label'] ?? props['aria-labelledby'] ?? props.role);

/**
 * Takes the place of Lucide's component in what is built: a list draws hundreds of icons, and size and colour are those of CSS. Its
 * shapes are made once, so that drawing it anew leaves them alone; where it is asked for as before, it is not drawn anew.
 */
export function onePathIcon({ name, node }: IconData) {
  const shapes = node.map(([element, attributes]) => createElement(element, attributes));
  return memo(({ className = '', ...props }: IconProps) =>
    createElement(
      'svg',
      {
        ...DRAWN,
        'aria-hidden': isNamed(props) ? undefined : true,
        ...props,
        className: `lucide lucide-${name} ${className}`,
      },
      shapes,
    ),
  );
}
