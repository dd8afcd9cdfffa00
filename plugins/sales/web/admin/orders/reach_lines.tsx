import { Anchor } from '@mantine/core'

interface ReachLinesProps {
  email: string
  phone?: string | null | undefined
}

/** Email and phone of a customer as links, with a large touch target. */
export function ReachLines({ email, phone }: ReachLinesProps) {
  return (
    <>
      <Anchor size="sm" display="block" py={3} href={`mailto:${email}`} style={{ overflowWrap: 'anywhere' }}>
        {email}
      </Anchor>
      {phone && (
        <Anchor size="sm" display="block" py={3} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          {phone}
        </Anchor>
      )}
    </>
  )
}
