/** The product's name. It is also the title that stands beside a level and the name of somebody without one. */
export const PRODUCT_NAME = 'Goal Crusher'
/** The assistant's name. */
export const ASSISTANT_NAME = 'Crushion'
export const PRODUCT_VERSION = '1.2.0'
