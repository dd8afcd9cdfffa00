import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useScreenPath } from '#web/admin/admin_data'
import { Link } from '#web/ui/link'

interface LineNameProps {
  name: string
  detail?: string
  /** Of the product, where it is still there. */
  productId?: number | null | undefined
  /** Reference and what it is made of, each on a line of its own. */
  notes: string[]
  children?: ReactNode
}

/** What a line is, with a way to its product. */
export function LineName({ name, detail = '', productId, notes, children }: LineNameProps) {
  const pathOf = useScreenPath()
  const path = productId ? pathOf('catalogue.admin.product', { id: productId }) : null
  const words = [name, detail].filter(Boolean).join(', ')
  return (
    <>
      {path ? (
        <Anchor component={Link} to={path}>
          {words}
        </Anchor>
      ) : (
        words
      )}
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      {children}
    </>
  )
}

/** A small word under a name or a figure. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Text size="xs" c="dimmed">
      {children}
    </Text>
  )
}
