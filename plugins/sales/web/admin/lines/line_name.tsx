import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useScreenPath } from '#web/admin/admin_data'
import type { Picture as PictureData } from '#web/lib/shapes'
import { Link } from '#web/ui/link'
import { Picture } from '#web/ui/picture'

interface LineNameProps {
  name: string
  detail?: string
  /** Null without a picture. Absent: no space for one. */
  image?: PictureData | null | undefined
  /** Id of the product, if it still exists. */
  productId?: number | null | undefined
  /** SKU and options, one per line. */
  notes: string[]
  children?: ReactNode
}

/** The product of a line, with picture and link. */
export function LineName({ image, ...line }: LineNameProps) {
  if (image === undefined) return <Words {...line} />
  return (
    <div className="admin-line-pictured">
      {image ? (
        <Picture picture={image} sizes="2.5rem" isDecorative className="admin-line-picture" />
      ) : (
        <span className="admin-line-picture" />
      )}
      <div>
        <Words {...line} />
      </div>
    </div>
  )
}

function Words({ name, detail = '', productId, notes, children }: Omit<LineNameProps, 'image'>) {
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

/** A small note below a name or a number. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Text size="xs" c="dimmed">
      {children}
    </Text>
  )
}
