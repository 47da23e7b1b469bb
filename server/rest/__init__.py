"""The frame that every REST route stands in: typed bodies, roles, problems, paging, OpenAPI."""
