interface IconProps {
  /** Width and height in pixels. */
  size: number
  className?: string
}

export type Icon = ReturnType<typeof makeIcon>

/**
 * An icon beside words that say the same. Its lines are written as one text: a page of the shop has dozens, and as elements of
 * their own they took more of a render than the words around them.
 * @param markup Its lines, in a frame of 24 by 24.
 */
export function makeIcon(markup: string) {
  const html = { __html: markup }
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
        dangerouslySetInnerHTML={html}
      />
    )
  }
}
