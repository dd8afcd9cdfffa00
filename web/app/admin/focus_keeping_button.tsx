import { forwardRef, useRef, type ComponentPropsWithoutRef, type MouseEvent } from 'react'

/**
 * The element of all back office buttons. Disabling a focused button would move the focus to the body: it is only marked as
 * disabled (`aria-disabled`) and ignores clicks.
 */
export const FocusKeepingButton = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
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

FocusKeepingButton.displayName = 'FocusKeepingButton'

/** Also stops Enter in a field, which clicks a form's submit button. */
function ignore(event: MouseEvent) {
  event.preventDefault()
}
