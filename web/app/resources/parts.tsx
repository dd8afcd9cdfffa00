import type { ComponentType } from 'react'
import loaders from 'virtual:resource_parts'
import { Brought, broughtLater } from '#web/fields/brought'
import type { FieldInputProps } from '#web/fields/field_props'
import type { TableData, TableRow } from '#web/admin/table/list_types'
import type { ResourceDescription, ResourceRow } from './resource_types'

/** Props of a plugin's components for a resource, by the name of the file. */
interface PartProps {
  /** `list_actions.tsx`: buttons beside the title of the list. */
  list_actions: { resource: ResourceDescription; table: TableData }
  /** `list_panel.tsx`: above the rows of the list. */
  list_panel: { resource: ResourceDescription; table: TableData }
  /** `row_actions.tsx`: buttons of a row in the list, of a resource whose form is a dialog. `onDone` loads the rows again. */
  row_actions: { resource: ResourceDescription; row: TableRow; onDone: () => void }
  /** `form_actions.tsx`: buttons beside the title of a row. */
  form_actions: { resource: ResourceDescription; row: ResourceRow }
  /** `form_state.tsx`: at the top of the form, with its state in reach (`useFormContext`). `row` null: a new one. */
  form_state: { resource: ResourceDescription; row: ResourceRow | null }
  /** `form_panel.tsx`: below the form of a row. */
  form_panel: { resource: ResourceDescription; row: ResourceRow }
  /** `<field>_input.tsx`: the input of one field. */
  input: FieldInputProps
  /** `<field>_cell.tsx`: the cell of one column. */
  cell: { row: TableRow }
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const known = new Map<string, ComponentType<never>[]>()

/** Loads the components of plugins for a resource. */
export async function loadParts(resource: string): Promise<void> {
  const own = Object.entries(loaders).filter(([key]) => key.startsWith(`${resource}/`))
  await Promise.all(
    own.map(async ([key, load]) => {
      const modules = await Promise.all(load.map((one) => one()))
      known.set(
        key,
        modules.map((module) => module.default)
      )
    })
  )
}

/** The components of plugins for a resource. `field`: of an input, or of a cell's column. */
function partsOf<Part extends keyof PartProps>(
  resource: string,
  part: Part,
  field = ''
): ComponentType<PartProps[Part]>[] {
  const key = `${resource}/${field ? `${snakeCase(field)}_` : ''}${part}`
  const parts = known.get(key) ?? (loaders[key] ?? []).map((load) => broughtLater(load))
  known.set(key, parts)
  return parts as ComponentType<PartProps[Part]>[]
}

/** The component for the input of a field or the cell of a column; null: there is none. */
export function partOf<Part extends 'input' | 'cell'>(
  resource: string,
  part: Part,
  field: string
): ComponentType<PartProps[Part]> | null {
  return partsOf(resource, part, field)[0] ?? null
}

interface PanelProps<Part extends keyof PartProps> {
  resource: ResourceDescription
  part: Part
  props: PartProps[Part]
}

/** What plugins show at a place of the screens: the resource's own plugin, and others. */
export function ResourcePart<Part extends keyof PartProps>({ resource, part, props }: PanelProps<Part>) {
  return partsOf(resource.parts, part).map((Part, at) => (
    <Brought key={at} part={Part as ComponentType<object>} props={props as PartProps[Part] & object} />
  ))
}
