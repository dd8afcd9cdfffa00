interface IconProps {
  /** Width and height in pixels. */
  size: number
  className?: string
}

export type Icon = ReturnType<typeof makeIcon>

/**
 * A decorative icon. Its paths are set as one HTML string: a page has dozens of icons, and as React elements they took longer
 * to render than the text around them.
 * @param markup SVG elements in a view box of 24 by 24.
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
