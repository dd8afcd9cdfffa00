/** Cache tags of what shows sliders: whatever changes of one may be what is shown. */
export const SLIDER_TAGS = ['branding.sliders', 'branding.slides']
