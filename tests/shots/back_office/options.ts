import { parseArgs } from 'node:util'

/** How many rows the lists of a shop have. */
export type Rows = '0' | '3' | '10000'

export interface Options {
  /** Parts of screens' ids; none: all screens. */
  only: string[]
  rows: Rows[]
  widths: number[]
  /** `fr` or `en`. */
  languages: string[]
  schemes: ('light' | 'dark')[]
  /** Pictures that are there already are kept. */
  isResumed: boolean
}

const KNOWN = {
  rows: ['0', '3', '10000'],
  languages: ['fr', 'en'],
  schemes: ['light', 'dark'],
} as const

/** `npm run shots -- admin --only=products --rows=3 --widths=390 --languages=fr --schemes=dark --resume`. */
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
  return {
    only: values.only.split(',').filter(Boolean),
    rows: chosen('rows'),
    widths,
    languages: chosen('languages'),
    schemes: chosen('schemes'),
    isResumed: values.resume,
  }
}
