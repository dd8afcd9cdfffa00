import type { Composition } from '../label.js'
import { stack, write } from '../lettering.js'
import { disc, fill, mix, num, polyline, rect, stroke, type Point } from '../svg.js'
import { column, footer, lines, paper } from './parts.js'

/** One great initial, cut by the edge of the sheet. */
export const initial: Composition = (sheet) => {
  const { w, h, palette, words, dice } = sheet
  const letter = (
    words.name.replace(/^(?:Les |Le |La |L’|Au |Sur |Sous )/, '').charAt(0) || words.house.charAt(0)
  ).toUpperCase()
  const big = write(
    letter,
    {
      face: dice.pick(['poster', 'capitals', 'italic'] as const),
      size: h * 0.92,
      fill: palette.second,
    },
    w * dice.between(0.36, 0.5),
    h * 0.66
  )
  const foot = h * 0.66
  const list = lines(sheet, {
    title: { face: 'strong', size: 20, fill: palette.ink, tracking: 20 },
    small: { face: 'plain', size: 12.5, fill: palette.ink, tracking: 30 },
    year: { face: 'strong', size: 14, fill: palette.accent, tracking: 60 },
    estate: 'last',
  })
  return (
    paper(sheet) +
    big +
    rect(0, foot, w, h - foot, palette.paper) +
    stack(list, {
      x: w * 0.1,
      y: foot + 8,
      width: w * 0.8,
      height: h - foot - 34,
      anchor: 'start',
      zoom: w / 190,
    }) +
    rect(w * 0.1, foot, w * 0.8, 1.6, palette.ink) +
    footer(sheet, palette.ink)
  )
}

/** Words as large as the paper allows, one under the other. */
export const poster: Composition = (sheet) => {
  const { w, h, palette, words } = sheet
  const parts = words.name.split(/ |(?<=-)/).reduce<string[]>((rows, word) => {
    const last = rows.at(-1)
    if (last !== undefined && (last.length + word.length < 8 || last.length < 3))
      {rows[rows.length - 1] = last.endsWith('-') ? last + word : `${last} ${word}`}
    else rows.push(word)
    return rows
  }, [])
  const list = parts.map((text) => ({
    text,
    face: 'poster' as const,
    size: 66,
    fill: palette.accent,
    gap: -2,
  }))
  const below = [
    {
      text: [words.place, words.vintage].filter(Boolean).join('  ·  ') || words.rank,
      face: 'strong' as const,
      size: 13,
      fill: palette.ink,
      tracking: 30,
      lines: 2,
    },
    {
      text: words.estate,
      face: 'plain' as const,
      size: 12,
      fill: palette.ink,
      tracking: 30,
      gap: 5,
      lines: 2,
    },
  ]
  return (
    paper(sheet) +
    rect(0, 0, w, 12, palette.second) +
    stack(list, { x: w / 2, y: 24, width: w * 0.86, height: h * 0.6 }) +
    stroke(`M${num(w * 0.07)} ${num(h * 0.71)}H${num(w * 0.93)}`, palette.ink, 1.4) +
    column(sheet, below, h * 0.73, h - 24, w * 0.86) +
    footer(sheet, palette.ink)
  )
}

/** Paper cut into planes of colour. */
export const planes: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  const low = h * 0.56
  const cut = (): Point => [dice.between(0, w), dice.between(0, low)]
  let art = rect(0, 0, w, low, palette.soft)
  for (const tone of [
    palette.second,
    palette.accent,
    mix(palette.second, palette.ink, 0.4),
    mix(palette.accent, palette.paper, 0.5),
  ])
    {art += fill(polyline([cut(), cut(), cut()], true), tone)}
  art += disc(
    dice.between(w * 0.2, w * 0.8),
    dice.between(low * 0.2, low * 0.7),
    dice.between(18, 34),
    dice.pick([palette.accent, palette.paper])
  )
  const list = lines(sheet, {
    title: { face: 'strong', size: 23, fill: palette.ink },
    small: { face: 'plain', size: 13, fill: palette.ink },
    year: { face: 'strong', size: 14, fill: palette.second, tracking: 60 },
    estate: 'last',
  })
  return (
    paper(sheet) +
    `<clipPath id="cut"><path d="M0 0H${num(w)}V${num(low)}H0Z"/></clipPath><g clip-path="url(#cut)">${art}</g>` +
    stack(list, {
      x: w * 0.09,
      y: low + 12,
      width: w * 0.82,
      height: h - low - 38,
      anchor: 'start',
      align: 'top',
      zoom: w / 190,
    }) +
    footer(sheet, palette.ink)
  )
}

/** A dark sheet with gilt letters, and nothing else but a line. */
export const gilt: Composition = (sheet) => {
  const { w, h, palette, words } = sheet
  const own = words.name === words.house
  const list = [
    {
      text: own ? words.kind : words.estate,
      face: 'plain' as const,
      size: 11.5,
      fill: palette.ink,
      upper: true,
      tracking: 160,
      lines: 2,
    },
    {
      text: words.name,
      face: 'capitals' as const,
      size: 27,
      fill: palette.accent,
      upper: true,
      tracking: 30,
      lines: 3,
      gap: 14,
    },
    { text: words.place, face: 'italic' as const, size: 18, fill: palette.ink, gap: 8, lines: 2 },
    { text: words.rank, face: 'italic' as const, size: 16, fill: palette.ink, gap: 3 },
    {
      text: words.vintage,
      face: 'capitals' as const,
      size: 18,
      fill: palette.accent,
      tracking: 200,
      gap: 14,
    },
    {
      text: own ? words.estate : '',
      face: 'italic' as const,
      size: 13,
      fill: palette.ink,
      gap: 12,
    },
  ]
  return (
    paper(sheet) +
    stroke(`M12 12H${num(w - 12)}V${num(h - 12)}H12Z`, palette.accent, 1.1) +
    stroke(`M${num(w / 2)} 12V30`, palette.accent, 1.1) +
    column(sheet, list, 38, h - 46) +
    footer(sheet, palette.ink, h - 21)
  )
}
