import { parseArgs } from 'node:util'

/** How many rows the lists of a shop have. */
export type Rows = '0' | '3' | '10000'

export type Scheme = 'light' | 'dark'

/** How a screen is looked at. */
export interface View {
  rows: Rows
  width: number
  /** `fr` or `en`. */
  language: string
  scheme: Scheme
}

export interface Options {
  /** Parts of screens' ids; none: all screens. */
  only: string[]
  views: View[]
  /** Pictures that are there already are kept. */
  isResumed: boolean
  /** Screens and their tabs alone: neither dialogs nor lists without a result. */
  isPlain: boolean
}

const KNOWN = {
  rows: ['0', '3', '10000'],
  languages: ['fr', 'en'],
  schemes: ['light', 'dark'],
} as const

/** Six views that show every screen with each number of rows, each width, language and scheme, twice over. */
const TOUR: View[] = [
  { rows: '3', width: 1280, language: 'fr', scheme: 'light' },
  { rows: '3', width: 1280, language: 'en', scheme: 'dark' },
  { rows: '10000', width: 768, language: 'en', scheme: 'light' },
  { rows: '10000', width: 1920, language: 'fr', scheme: 'dark' },
  { rows: '0', width: 768, language: 'fr', scheme: 'dark' },
  { rows: '0', width: 1920, language: 'en', scheme: 'light' },
]

/** `npm run shots -- admin --only=products --rows=3 --widths=390 --languages=fr --schemes=dark --resume`, `--tour`, or `--rest`: what the tour leaves out. `--plain` leaves dialogs out. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string', default: '' },
      rows: { type: 'string', default: KNOWN.rows.join() },
      widths: { type: 'string', default: '768,1280,1920' },
      languages: { type: 'string', default: KNOWN.languages.join() },
      schemes: { type: 'string', default: KNOWN.schemes.join() },
      resume: { type: 'boolean', default: false },
      tour: { type: 'boolean', default: false },
      rest: { type: 'boolean', default: false },
      plain: { type: 'boolean', default: false },
    },
  })
  const chosen = <K extends keyof typeof KNOWN>(name: K) => {
    const wanted = values[name].split(',')
    const strange = wanted.find((each) => !(KNOWN[name] as readonly string[]).includes(each))
    if (strange !== undefined) throw new Error(`--${name} takes ${KNOWN[name].join()}, not “${strange}”`)
    return wanted as (typeof KNOWN)[K][number][]
  }
  const widths = values.widths.split(',').map(Number)
  if (!widths.every((width) => width >= 320)) throw new Error('--widths takes pixels, from 320 up')
  const [languages, schemes] = [chosen('languages'), chosen('schemes')]
  const chosenRows = chosen('rows')
  const all = chosenRows.flatMap((rows) =>
    languages.flatMap((language) =>
      // A page turns dark sooner than it takes another width.
      widths.flatMap((width) => schemes.map((scheme): View => ({ rows, width, language, scheme })))
    )
  )
  const tour = TOUR.filter(({ rows }) => chosenRows.includes(rows))
  const rest = all.filter((view) => !tour.some((one) => isSame(one, view)))
  const views = values.tour ? tour : values.rest ? rest : all
  const only = values.only.split(',').filter(Boolean)
  return { only, views, isResumed: values.resume, isPlain: values.plain }
}

function isSame(one: View, other: View): boolean {
  return (Object.keys(one) as (keyof View)[]).every((key) => one[key] === other[key])
}
