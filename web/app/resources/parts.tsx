import { lazy, Suspense, type ComponentType, type FunctionComponent } from 'react'
import loaders from 'virtual:resource_parts'
import type { FieldInputProps } from '#web/fields/field_props'
import type { TableData, TableRow } from '#web/admin/table/list_types'
import type { ResourceDescription, ResourceRow } from './resource_types'

/** Props of a plugin's components for a resource, by the name of the file. */
interface PartProps {
  /** `list_actions.tsx`: buttons beside the title of the list. */
  list_actions: { resource: ResourceDescription; table: TableData }
  /** `list_panel.tsx`: above the rows of the list. */
  list_panel: { resource: ResourceDescription; table: TableData }
  /** `form_actions.tsx`: buttons beside the title of a row. */
  form_actions: { resource: ResourceDescription; row: ResourceRow }
  /** `form_panel.tsx`: below the form of a row. */
  form_panel: { resource: ResourceDescription; row: ResourceRow }
  /** `<field>_input.tsx`: the input of one field. */
  input: FieldInputProps
  /** `<field>_cell.tsx`: the cell of one column. */
  cell: { row: TableRow }
}

/** A part names its own props, which `PartProps` describes for each. */
type Loader = () => Promise<{ default: FunctionComponent<object> }>

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const known = new Map<string, ComponentType<never>>()

/** The component of a plugin for a resource; null: it has none. `field`: of an input, or of a cell's column. */
export function partOf<Part extends keyof PartProps>(
  resource: string,
  part: Part,
  field = ''
): ComponentType<PartProps[Part]> | null {
  const key = `${resource}/${field ? `${snakeCase(field)}_` : ''}${part}`
  const load = loaders[key]
  if (!load) return null
  const Part = known.get(key) ?? lazy(load as Loader)
  known.set(key, Part)
  return Part as ComponentType<PartProps[Part]>
}

interface PanelProps<Part extends keyof PartProps> {
  resource: ResourceDescription
  part: Part
  props: PartProps[Part]
}

/** A plugin's component, if it has one. */
export function ResourcePart<Part extends keyof PartProps>({ resource, part, props }: PanelProps<Part>) {
  const Part = partOf(resource.id, part)
  return Part ? (
    <Suspense fallback={null}>
      <Part {...(props as PartProps[Part] & object)} />
    </Suspense>
  ) : null
}
