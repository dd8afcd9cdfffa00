import type { Line } from '../lettering.js'
import { stack } from '../lettering.js'
import type { Sheet } from '../label.js'
import { rect, stroke } from '../svg.js'

/** A ruled frame, thick and thin, `inset` pixels from the edge of the paper. */
export function frame(sheet: Sheet, inset: number, colour: string): string {
  const { w, h } = sheet
  const box = (by: number): string => `M${by} ${by}H${w - by}V${h - by}H${by}Z`
  return stroke(box(inset), colour, 1.8) + stroke(box(inset + 4.5), colour, 0.7)
}

/** Fills the paper. */
export function paper(sheet: Sheet, colour = sheet.palette.paper): string {
  return rect(0, 0, sheet.w, sheet.h, colour)
}

/** A short rule with a lozenge in its middle. */
export function fleuron(x: number, y: number, half: number, colour: string): string {
  return (
    stroke(`M${x - half} ${y}H${x - 7}M${x + 7} ${y}H${x + half}`, colour, 0.9) +
    `<path d="M${x} ${y - 4}L${x + 4} ${y}L${x} ${y + 4}L${x - 4} ${y}Z" fill="${colour}"/>`
  )
}

/** The usual words of a label as lines, to be set in the type of a composition. */
interface Setting {
  title: Omit<Line, 'text'>
  small: Omit<Line, 'text'>
  year?: Omit<Line, 'text'>
  /** Estate first (as on a château's label) or last. */
  estate: 'first' | 'last' | 'none'
}

export function lines(sheet: Sheet, setting: Setting): Line[] {
  const { words } = sheet
  const small = (text: string, gap: number): Line => ({ ...setting.small, text, gap, lines: 2 })
  const year: Line = { ...(setting.year ?? setting.small), text: words.vintage, gap: 8 }
  const middle: Line[] = [
    { ...setting.title, text: words.name, lines: 3, gap: 8 },
    small(words.place, 7),
    { ...small(words.rank, 4) },
    year,
  ]
  if (setting.estate === 'none') return middle
  return setting.estate === 'first'
    ? [small(words.estate, 0), ...middle]
    : [...middle, small(words.estate, 10)]
}

/** The lines in a column in the middle of the sheet. */
export function column(
  sheet: Sheet,
  list: Line[],
  top: number,
  bottom: number,
  width = sheet.w * 0.78
): string {
  return stack(list, { x: sheet.w / 2, y: top, width, height: bottom - top, zoom: sheet.w / 190 })
}

/** Volume and alcohol along the foot of the label. */
export function footer(sheet: Sheet, colour: string, y = sheet.h - 9): string {
  return stack([{ text: sheet.words.foot, face: 'plain', size: 9.5, fill: colour, tracking: 60 }], {
    x: sheet.w / 2,
    y: y - 9,
    width: sheet.w * 0.8,
    height: 10,
    align: 'bottom',
  })
}
