import { createContext, useContext, type ReactNode } from 'react'
import type { ShownProduct, Vocabulary } from './values'

/** What the parts of the form know beside the values. */
export interface ProductFormData extends Vocabulary {
  type: string
  family: string
  /** What it is called in the language of the reader. */
  familyLabel: string
  currency: string
  /** Groups that may have prices of their own. */
  customerGroups: ShownProduct['customerGroups']
  /** Null: it is being made. */
  product: ShownProduct | null
}

const FormData = createContext<ProductFormData | null>(null)

export function ProductFormProvider({ data, children }: { data: ProductFormData; children: ReactNode }) {
  return <FormData.Provider value={data}>{children}</FormData.Provider>
}

export function useProductForm(): ProductFormData {
  const found = useContext(FormData)
  if (!found) throw new Error('A part of the product form stands outside of it')
  return found
}
