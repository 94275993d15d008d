/** The product's name. Also the title shown beside a level, and the name of a person who gave none. */
export const PRODUCT_NAME = 'Goal Crusher'
/** The assistant's name. */
export const ASSISTANT_NAME = 'Crushion'
export const PRODUCT_VERSION = '1.2.0'
