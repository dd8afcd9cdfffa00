import { lazy, Suspense, type ComponentType, type FunctionComponent, type ReactNode } from 'react'
import ofPlugins from 'virtual:field_kinds'
import type { ListColumn, TableRow } from '#web/admin/table/list_types'
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
  repeater: { input: RepeaterInput },
  group: { input: GroupInput },
}

/** The screens of kinds that plugins bring, each loaded when it is first shown. */
const BROUGHT: Record<string, ComponentType<never>> = Object.fromEntries(
  Object.entries(ofPlugins).map(([key, load]) => [
    key,
    lazy(load as () => Promise<{ default: FunctionComponent<object> }>),
  ])
)

/** The input of a kind. A kind without screens of its own is typed as text. */
export function inputOf(kind: string): ComponentType<FieldInputProps> {
  return KINDS[kind]?.input ?? (BROUGHT[`${kind}/input`] as ComponentType<FieldInputProps> | undefined) ?? TextInput
}

/** Whether a plugin brings the input of a kind, which is loaded when it is first shown. */
export const isBrought = (kind: string) => `${kind}/input` in BROUGHT

const cellOf = (kind: string) => KINDS[kind]?.cell ?? (BROUGHT[`${kind}/cell`] as ComponentType<CellProps> | undefined)

/** The cells of the columns whose kinds have their own. */
export function fieldCells(columns: readonly ListColumn[]): Record<string, (row: TableRow) => ReactNode> {
  return Object.fromEntries(
    columns.flatMap(({ key, kind = '' }) => {
      const Cell = cellOf(kind)
      if (!Cell) return []
      const cell = ({ [key]: value }: TableRow) =>
        value === null ? undefined : (
          <Suspense fallback={null}>
            <Cell value={value} />
          </Suspense>
        )
      return [[key, cell] as const]
    })
  )
}
