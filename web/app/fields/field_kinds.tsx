import type { ComponentType, ReactNode } from 'react'
import ofPlugins from 'virtual:field_kinds'
import type { ListColumn, TableRow } from '#web/admin/table/list_types'
import { Brought, broughtLater } from './brought'
import { BooleanInput } from './boolean/input'
import { ChoiceInput } from './choice/input'
import { ChoicesInput } from './choices/input'
import { ColourCell } from './colour/cell'
import { ColourInput } from './colour/input'
import { DayFieldInput } from './day/input'
import { DecimalInput } from './decimal/input'
import { EmailCell } from './email/cell'
import { EmailInput } from './email/input'
import { GroupInput } from './group/input'
import { InstantInput } from './instant/input'
import { IntegerInput } from './integer/input'
import { LinesInput } from './lines/input'
import { LinkInput } from './link/input'
import { LongTextInput } from './long_text/input'
import { MediaCell } from './media/cell'
import { MediaInput } from './media/input'
import { MoneyFieldInput } from './money/input'
import { PercentCell } from './percent/cell'
import { PercentInput } from './percent/input'
import { PhoneCell } from './phone/cell'
import { PhoneInput } from './phone/input'
import { RelationInput } from './relation/input'
import { RepeaterInput } from './repeater/input'
import { RichTextInput } from './rich_text/input'
import { SecretInput } from './secret/input'
import { SlugInput } from './slug/input'
import { TextInput } from './text/input'
import { TimeInput } from './time/input'
import { UrlCell } from './url/cell'
import { UrlInput } from './url/input'
import type { CellProps, FieldInputProps } from './field_props'

/** The screens of a kind of field: its input in forms, and its cell in lists where the plain value is not enough. */
interface KindScreens {
  input: ComponentType<FieldInputProps>
  cell?: ComponentType<CellProps>
}

const KINDS: Record<string, KindScreens> = {
  text: { input: TextInput },
  lines: { input: LinesInput },
  link: { input: LinkInput },
  long_text: { input: LongTextInput },
  integer: { input: IntegerInput },
  decimal: { input: DecimalInput },
  money: { input: MoneyFieldInput },
  percent: { input: PercentInput, cell: PercentCell },
  day: { input: DayFieldInput },
  instant: { input: InstantInput },
  time: { input: TimeInput },
  boolean: { input: BooleanInput },
  choice: { input: ChoiceInput },
  choices: { input: ChoicesInput },
  email: { input: EmailInput, cell: EmailCell },
  phone: { input: PhoneInput, cell: PhoneCell },
  url: { input: UrlInput, cell: UrlCell },
  secret: { input: SecretInput },
  slug: { input: SlugInput },
  colour: { input: ColourInput, cell: ColourCell },
  country: { input: ChoiceInput },
  currency: { input: ChoiceInput },
  locale: { input: ChoiceInput },
  media: { input: MediaInput, cell: MediaCell },
  relation: { input: RelationInput },
  rich_text: { input: RichTextInput },
  repeater: { input: RepeaterInput },
  group: { input: GroupInput },
}

/** The screens of kinds that plugins bring, each loaded when it is first shown. */
const BROUGHT = new Map(Object.entries(ofPlugins).map(([key, load]) => [key, broughtLater(load)]))

/** Loads the screens of those of these kinds that plugins bring. */
export async function loadKinds(kinds: readonly string[]): Promise<void> {
  const wanted = Object.entries(ofPlugins).filter(([key]) => kinds.includes(key.slice(0, key.indexOf('/'))))
  await Promise.all(wanted.map(async ([key, load]) => BROUGHT.set(key, (await load()).default)))
}

/** The input of a kind. A kind without screens of its own is typed as text. */
export function inputOf(kind: string): ComponentType<FieldInputProps> {
  return KINDS[kind]?.input ?? (BROUGHT.get(`${kind}/input`) as ComponentType<FieldInputProps> | undefined) ?? TextInput
}

const cellOf = (kind: string) =>
  KINDS[kind]?.cell ?? (BROUGHT.get(`${kind}/cell`) as ComponentType<CellProps> | undefined)

/** The cells of the columns whose kinds have their own. */
export function fieldCells(columns: readonly ListColumn[]): Record<string, (row: TableRow) => ReactNode> {
  return Object.fromEntries(
    columns.flatMap(({ key, kind = '' }) => {
      const Cell = cellOf(kind)
      if (!Cell) return []
      const cell = ({ [key]: value }: TableRow) =>
        value === null ? undefined : <Brought part={Cell} props={{ value }} />
      return [[key, cell] as const]
    })
  )
}
