import {
  heightOf,
  INK,
  MEASURE,
  PAGE,
  RIGHT,
  rule,
  setText,
  type Pdf,
  type TextStyle,
} from '#plugins/sales/documents/papers/draw/sheet'
import type { Paper, PaperFact, PaperParty } from '#plugins/sales/documents/papers/paper'

const LABEL: TextStyle = { size: 8.5, color: INK.muted }
const VALUE: TextStyle = { size: 9.5 }
const SMALL: TextStyle = { size: 8.5, color: INK.muted }

/** The most a logo takes, in points. */
const LOGO = { width: 150, height: 48 }

/** Space between the columns of the head. */
const GAP = 16
const LABELS = 84

/** Draws the head of the first page: seller, title, facts and parties. Returns its lower edge. */
export function drawHead(pdf: Pdf, paper: Paper): number {
  const half = MEASURE / 2
  let left = PAGE.top
  left += drawLogo(pdf, paper, left)
  const name: TextStyle = { size: 17, font: 'serif', color: paper.look.primary }
  left += setText(pdf, paper.seller.name, at(PAGE.left, left, half), name) + 3
  for (const line of paper.seller.lines) left += setText(pdf, line, at(PAGE.left, left, half), SMALL)
  let right = PAGE.top
  const there = { x: PAGE.left + half, width: half }
  right += setText(pdf, paper.title, { ...there, y: right }, { size: 22, font: 'serif', align: 'right' })
  right += setText(pdf, paper.number, { ...there, y: right }, { size: 11, font: 'strong', align: 'right' })
  const band = Math.max(left, right) + 14
  rule(pdf, band)
  const facts = drawFacts(pdf, paper.facts, { x: PAGE.left, y: band + 14, width: factsWidth(paper) })
  const parties = drawParties(pdf, paper, band + 14)
  return Math.max(facts, parties) + 20
}

/** Draws the logo. Returns its height with the space below it. */
function drawLogo(pdf: Pdf, { look: { logo } }: Paper, y: number): number {
  if (!logo) return 0
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height)
  pdf.image(logo.uri, PAGE.left, y, { width: logo.width * scale, height: logo.height * scale })
  return logo.height * scale + 8
}

/** Draws the head of a following page. Returns its lower edge. */
export function drawRunningHead(pdf: Pdf, paper: Paper): number {
  const half = MEASURE / 2
  const y = PAGE.top
  const name = setText(pdf, paper.seller.name, at(PAGE.left, y, half), {
    size: 10,
    font: 'serif',
    color: paper.look.primary,
  })
  setText(pdf, paper.continued, at(PAGE.left + half, y, half), { ...SMALL, align: 'right' })
  rule(pdf, y + name + 6)
  return y + name + 18
}

const at = (x: number, y: number, width: number) => ({ x, y, width })

const partyWidth = ({ parties }: Paper) => (parties.length > 1 ? 136 : 210)

const factsWidth = (paper: Paper) => MEASURE - paper.parties.length * (partyWidth(paper) + GAP)

function drawFacts(pdf: Pdf, facts: readonly PaperFact[], { x, y, width }: { x: number; y: number; width: number }) {
  let bottom = y
  for (const { label, value } of facts) {
    const top = bottom
    const labelHeight = setText(pdf, label, at(x, top + 0.8, LABELS), LABEL)
    const valueHeight = setText(pdf, value, at(x + LABELS + 4, top, width - LABELS - 4), VALUE)
    bottom = top + Math.max(labelHeight, valueHeight) + 2
  }
  return bottom
}

function drawParties(pdf: Pdf, paper: Paper, top: number): number {
  const width = partyWidth(paper)
  const bottoms = paper.parties.map((party, index) => {
    const x = RIGHT - (paper.parties.length - index) * width - (paper.parties.length - index - 1) * GAP
    return drawParty(pdf, party, { x, y: top, width })
  })
  return Math.max(top, ...bottoms)
}

function drawParty(
  pdf: Pdf,
  { label, name, lines }: PaperParty,
  { x, y, width }: { x: number; y: number; width: number }
) {
  let bottom = y + setText(pdf, label, at(x, y, width), LABEL) + 2
  bottom += setText(pdf, name, at(x, bottom, width), { size: 10, font: 'strong' })
  for (const line of lines) bottom += setText(pdf, line, at(x, bottom, width), VALUE)
  return bottom
}

/** Height of a paragraph of the terms. */
export const noteHeight = (pdf: Pdf, note: string) => heightOf(pdf, note, MEASURE, SMALL) + 3

export function drawNote(pdf: Pdf, note: string, y: number): number {
  return y + setText(pdf, note, at(PAGE.left, y, MEASURE), SMALL) + 3
}
