import { buildAddress } from '#web/lib/address'
import { useShell } from '#web/lib/shell'

/** Addresses of the files and papers of a return, with the key of a signed link where the customer has no account. */
export function useReturnAddresses(id: number, link: string | null) {
  const { routes } = useShell()
  const query = link ? { key: link } : {}
  const address = (name: string, params: Record<string, string | number>, more: Record<string, boolean> = {}) => {
    const uri = routes[name]?.uri
    return uri ? buildAddress(uri, { id, ...params }, { ...query, ...more }) : ''
  }
  return {
    fileOf: (file: { id: number }, preview: boolean) =>
      address('rma.files.show', { file: file.id }, preview ? { preview } : {}),
    paperOf: (kind: 'label' | 'slip') => address('rma.papers.show', { kind }),
  }
}

export type ReturnAddresses = ReturnType<typeof useReturnAddresses>
