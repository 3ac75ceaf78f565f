import router from '@adonisjs/core/services/router'

const ShowSchema = () => import('#experiences/controllers/show_experience_schema_controller')

router.get('/experience.schema.json', [ShowSchema]).as('experiences.schema')
