import { buttonStyle } from '#web/ui/button'
import type { BlockProps } from '../document'
import { TextLink } from '../text_link'

interface ButtonValues {
  text: string
  link: string
  look: 'filled' | 'outlined'
  align: 'left' | 'center'
}

/** A link that looks like a button. */
export function ButtonBlock({ values: { text, link, look, align } }: BlockProps<ButtonValues>) {
  if (!text || !link) return null
  return (
    <p data-button className={align === 'center' ? 'align-center' : undefined}>
      <TextLink href={link} className={buttonStyle(look === 'filled' ? 'primary' : 'quiet')}>
        {text}
      </TextLink>
    </p>
  )
}
