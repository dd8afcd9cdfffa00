import { forwardRef, useRef, type ComponentPropsWithoutRef, type MouseEvent } from 'react'

/**
 * The button that all of the back office's are drawn with. One that has the focus is never disabled, because the focus would
 * fall to the page's body: it says that it is, and does nothing.
 */
export const HeldButton = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  ({ disabled = false, type = 'button', onClick, ...rest }, given) => {
    const own = useRef<HTMLButtonElement | null>(null)
    const isHeld = disabled && own.current !== null && own.current === document.activeElement
    const keep = (button: HTMLButtonElement | null) => {
      own.current = button
      if (typeof given === 'function') given(button)
      else if (given) given.current = button
    }
    return (
      <button
        type={type}
        {...rest}
        ref={keep}
        disabled={disabled && !isHeld}
        aria-disabled={isHeld || undefined}
        onClick={isHeld ? ignore : onClick}
      />
    )
  }
)

HeldButton.displayName = 'HeldButton'

/** Of a form it is pressed by Enter in a field, too. */
function ignore(event: MouseEvent) {
  event.preventDefault()
}
