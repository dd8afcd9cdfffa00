/** Cache tags of what shows sliders: whatever changes of them, of their pictures or of where they lead may be what is shown. */
export const SLIDER_TAGS = ['branding.sliders', 'branding.slides', 'platform.library', 'core.permalinks']
