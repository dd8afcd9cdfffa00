/** Tags of a drawing with their attributes, as the icon library gives them. */
export type Drawing = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

interface IconProps {
  /** Width and height in pixels. */
  size: number
  className?: string
}

/**
 * An icon beside words that say the same. Its lines are written as one text: a page of the shop has dozens, and as elements of
 * their own they took more of a render than the words around them.
 */
export function makeIcon(drawing: Drawing) {
  const markup = { __html: drawing.map(written).join('') }
  return function Icon({ size, className }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        className={className}
        dangerouslySetInnerHTML={markup}
      />
    )
  }
}

function written([tag, { key: _, ...attributes }]: Drawing[number]): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${pairs.join('')}/>`
}
