import { createContext } from 'react'
import type { ResourceRow } from './resource_types'

/** The row that a form changes, for inputs of plugins that look at other values of it. Null: a new one. */
export const FormRow = createContext<ResourceRow | null>(null)
